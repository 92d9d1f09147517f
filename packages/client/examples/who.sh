curl -sS "$LOADLINE_ADDRESS/adminapi/session/user" -H "Authorization: Bearer $LOADLINE_KEY"
