curl -sS "$LOADLINE_ADDRESS/omsapi/trust?search=PO-20261" -H "Authorization: Bearer $LOADLINE_KEY"

curl -sS "$LOADLINE_ADDRESS/omsapi/files/upload?subject=trust&id=$ID&type=CI" \
  -H "Authorization: Bearer $LOADLINE_KEY" -F file=@invoice.pdf
