curl -sS "$LOADLINE_ADDRESS/omsapi/flights?origin=PVG&from=$(date +%F)" -H "Authorization: Bearer $LOADLINE_KEY"

curl -sS "$LOADLINE_ADDRESS/omsapi/booking?size=1" -H "Authorization: Bearer $LOADLINE_KEY"

curl -sS "$LOADLINE_ADDRESS/omsapi/booking/detail?no=$NO" -H "Authorization: Bearer $LOADLINE_KEY"
