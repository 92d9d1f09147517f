/** The ids of one organisation's things, or of things that do not exist. */
export interface Belongings {
  /** The role of its administrators. */
  readonly roleId: string;
  readonly registrationId: string;
  readonly messageId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly reference: string;
  readonly viewId: string;
  readonly tariffId: string;
  readonly importId: string;
  readonly goodsId: string;
  readonly goodsImportId: string;
  readonly labelImportId: string;
  readonly addressId: string;
  readonly addressImportId: string;
  readonly fileId: string;
  /** What it asks to have changed on its order. */
  readonly requestId: string;
  readonly orgId: string;
  readonly contactId: string;
  readonly paymentAccountId: string;
  readonly cartonId: string;
  readonly shareId: string;
  /** The forwarder's own: imports of events, flights and customers, a flight, a carrier's message. */
  readonly eventImportId: string;
  readonly numbersImportId: string;
  readonly flightImportId: string;
  readonly customerImportId: string;
  readonly flightId: string;
  /** An edition of the tariff schedule: nobody's, and seen at the desk alone until it is published. */
  readonly editionId: string;
  readonly feedId: string;
  readonly unidentifiedId: string;
  readonly unidentifiedNo: string;
  readonly customsImportId: string;
  readonly linesImportId: string;
  readonly dispositionImportId: string;
  readonly customsId: string;
  readonly customsNo: string;
  readonly entryId: string;
  readonly entryNo: string;
  readonly holdId: string;
  readonly rfiId: string;
  readonly dutyId: string;
  readonly midId: string;
  readonly labelId: string;
  readonly pictureId: string;
  readonly checkedLabelId: string;
  readonly pickNo: string;
  readonly brandId: string;
  readonly midImportId: string;
  readonly goodsCodeImportId: string;
  readonly billId: string;
  readonly billNo: string;
  /** What is to be invoiced of it. */
  readonly invoiceId: string;
  readonly invoiceNo: string;
  readonly moneyReceiptId: string;
  /** A line of its bill, and the dispute of it that nobody has decided. */
  readonly lineId: string;
  readonly disputeId: string;
  readonly creditId: string;
  readonly disputeNo: string;
  /** A line of a statement, and an import of one: the forwarder's own until somebody says whose it is. */
  readonly bankLineId: string;
  readonly bankImportId: string;
  /** What is charged for its order, on an issued bill. */
  readonly chargeId: string;
  readonly questionId: string;
  readonly questionNo: string;
  readonly sheetNo: string;
  readonly commentId: string;
  readonly noticeId: string;
  readonly receiptId: string;
  readonly bookingId: string;
  readonly bookingNo: string;
  readonly bookingDraftId: string;
  readonly bookingTemplateId: string;
  /** A master waybill whose draft waits for its one customer, and their house waybill on it. */
  readonly draftMawbNo: string;
  readonly draftHawbId: string;
  readonly mawbId: string;
  readonly mawbNo: string;
  readonly trustId: string;
  readonly trustNo: string;
  readonly draftId: string;
  readonly templateId: string;
  readonly apiKeyId: string;
  readonly hookId: string;
  readonly deliveryId: string;
}

/** How to make a sensible call of an endpoint that names somebody's things. */
export interface Fixture {
  readonly query?: (of: Belongings) => Record<string, string>;
  readonly body?: (of: Belongings) => object;
  /** The content of the uploaded file. */
  readonly upload?: () => Promise<Buffer>;
}
