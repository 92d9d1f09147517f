const tables = {
  'api-keys': 'api_key api_key_use',
  bills:
    'bank_line bill bill_dispute bill_run charge charge_cost closed_month company_account credit_request exchange_rate invoice invoice_part invoice_tax journal_account ledger_entry ledger_posting order_charging receipt_of_money',
  bookings: 'booking booking_desk_note booking_template hawb',
  clearance:
    'us_entry us_entry_disposition us_entry_duty us_entry_duty_amount us_entry_exam us_entry_isf us_entry_line us_entry_line_summary us_entry_mid us_entry_order us_entry_pga us_entry_rfi us_entry_rfi_word us_entry_step us_entry_summary',
  content: 'about_page agreement announcement declaration home_page product_page',
  customers: 'address carton goods goods_binding notice_setting payment_account tax_info',
  customs: 'customs_abnormal customs_file customs_line customs_order customs_step',
  events: 'shipment_event',
  exceptions: 'exception_sheet sheet_comment sheet_cost sheet_read sheet_step',
  feeds: 'feed_message',
  files: 'file record_file',
  flights: 'flight flight_schedule slot slot_allotment slot_reservation',
  hts: 'hts_edition hts_edition_change hts_favourite hts_line',
  imports: 'order_import order_import_row data_import data_import_row',
  kernel: 'audit audit_seal idempotency message number_series rate_limit secret_check',
  labels:
    'label label_artwork label_batch label_brand label_check label_import label_import_artwork label_photo label_scheme label_word',
  mids: 'mid',
  notices: 'notice notice_wording staff_notice',
  ops: 'app_user channel customer customer_channel dictionary_entry forwarder host_brand organisation password_link registration removed_role role team team_customer',
  orders:
    'carton_group document_rule goods_line order_desk_note order_file order_hold order_party order_request orders shipment_reference',
  policies: 'calendar_day policy_figure',
  questions: 'hts_answer hts_question',
  rates: 'rate_card',
  receipts: 'unidentified_cargo warehouse_receipt',
  session: 'known_device session sms_code sso_domain sso_login sso_provider unknown_login',
  tariffs: 'tariff_exclusion tariff_fee tariff_kept tariff_measure tariff_release tariff_scope',
  tracking: 'tracking_share tracking_told tracking_watch',
  trusts: 'trust trust_amendment trust_template',
  views: 'saved_view',
  'waybill-drafts': 'awb_draft awb_draft_answer awb_draft_house',
  webhooks: 'webhook webhook_attempt webhook_delivery',
  waybills:
    'airline mawb mawb_cost mawb_event mawb_message mawb_share mawb_stock mawb_stock_deed mawb_taken mawb_uld waybill_setting',
};

/** Which subject writes a table: table → folder of server/src/features, or the kernel. */
export const tableOwners: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tables).flatMap(([owner, names]) => names.split(' ').map((name) => [name, owner])),
);
