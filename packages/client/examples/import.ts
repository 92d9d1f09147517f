import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { loadline } from './loadline.ts';

const workbook = { name: 'orders.xlsx', content: await openAsBlob('orders.xlsx') };
let orders = await loadline.upload('/omsapi/orders/imports', workbook);
if (orders.errorRows > 0) {
  const marked = await loadline.download('/omsapi/orders/imports/marked', { id: orders.id });
  await writeFile('orders-with-errors.xlsx', marked.stream);
} else {
  await loadline.post('/omsapi/orders/imports/commit', { id: orders.id });
  do {
    await setTimeout(500);
    orders = await loadline.get('/omsapi/orders/imports/detail', { id: orders.id });
  } while (orders.state === 'COMMITTING');
}
console.log(orders.state, orders.errorRows, orders.importedOrders);
