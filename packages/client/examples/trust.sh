curl -sS "$LOADLINE_ADDRESS/omsapi/trust/make" -H "Authorization: Bearer $LOADLINE_KEY" \
  -H 'Content-Type: application/json' -H 'Idempotency-Key: PO-20262-make' -d '{}'

curl -sS "$LOADLINE_ADDRESS/omsapi/trust/save" -H "Authorization: Bearer $LOADLINE_KEY" \
  -H 'Content-Type: application/json' -d @- <<END
{"id": "$ID", "version": $VERSION,
 "service": {"customerRef": "PO-20262", "mode": "1", "services": [], "cargoReady": "2026-11-24"},
 "parties": {},
 "route": {"handover": "dropOff", "dropOff": "PVG-W2", "origin": "PVG", "destination": "LAX", "fbaIds": []},
 "cargo": {"lines": [{"id": "0198c0de-0000-7000-8000-000000000001", "nameEn": "Stainless bottle",
   "hsDest": "9617001000", "cartons": 24, "grossWeight": "14.6", "quantity": 1440, "special": []}]},
 "terms": {"payment": "prepaid", "currency": "CNY", "selfClearance": false}}
END
