"""What pictures of screens show: the games behind them, and how each screen is reached in them."""
