curl -sS "$LOADLINE_ADDRESS/omsapi/orders?sort=-statusDate&size=1" -H "Authorization: Bearer $LOADLINE_KEY"

curl -sS -G "$LOADLINE_ADDRESS/omsapi/orders?sort=-statusDate&size=1" -H "Authorization: Bearer $LOADLINE_KEY" \
  --data-urlencode "after=$NEXT"
