import { writeFile } from 'node:fs/promises';
import { loadline } from './loadline.ts';

for await (const bill of loadline.all('/omsapi/bills', { tab: 'unpaid' })) {
  console.log(bill.billNo, bill.currency, bill.unpaidAmount, bill.payDate);
  const paper = await loadline.download('/omsapi/bills/paper', { no: bill.billNo });
  await writeFile(`${bill.billNo}.pdf`, paper.stream);
}
