id=msg_1 now=$(date +%s)
body='{"type":"order.departed","timestamp":"2026-11-02T10:00:00.000Z","data":{"subject":"order","number":"SO2611010A1B2C3DX","orders":["SO2611010A1B2C3DX"],"details":{"place":"SZX"}}}'
key=$(printf %s "${LOADLINE_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
signature=$(printf %s "$id.$now.$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
curl -sS -w '%{http_code}' "http://127.0.0.1:$PORT/" -H "webhook-id: $id" -H "webhook-timestamp: $now" \
  -H "webhook-signature: v1,$signature" -H 'Content-Type: application/json' -d "$body"
