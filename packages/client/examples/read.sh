curl -sS "$LOADLINE_ADDRESS/omsapi/orders/detail?no=SO2611010A1B2C3DX" \
  -H "Authorization: Bearer $LOADLINE_KEY"
