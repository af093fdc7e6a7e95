"""Several people at one screen: `page` is the curtain between them, `pins` what opens it."""
