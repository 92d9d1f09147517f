curl -sS "$LOADLINE_ADDRESS/omsapi/bills?tab=unpaid" -H "Authorization: Bearer $LOADLINE_KEY"

curl -sS "$LOADLINE_ADDRESS/omsapi/bills/paper?no=$NO" -H "Authorization: Bearer $LOADLINE_KEY" -o bill.pdf
