curl -sS "$LOADLINE_ADDRESS/omsapi/public/tracking?trackNo=SO2611010A1B2C3DX&trackNo=999-12345675" \
  -H "Authorization: Bearer $LOADLINE_KEY"
