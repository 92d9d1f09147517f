curl -sS "$LOADLINE_ADDRESS/omsapi/orders/imports" -H "Authorization: Bearer $LOADLINE_KEY" -F file=@orders.xlsx

curl -sS "$LOADLINE_ADDRESS/omsapi/orders/imports/commit" -H "Authorization: Bearer $LOADLINE_KEY" \
  -H 'Content-Type: application/json' -d "{\"id\": \"$ID\"}"

curl -sS "$LOADLINE_ADDRESS/omsapi/orders/imports/detail?id=$ID" -H "Authorization: Bearer $LOADLINE_KEY"
