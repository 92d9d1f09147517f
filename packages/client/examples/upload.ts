import { openAsBlob } from 'node:fs';
import { loadline } from './loadline.ts';

const { rows } = await loadline.get('/omsapi/trust', { search: 'PO-20261' });
const [trust] = rows;
if (!trust) throw new Error('no such trust order');
const invoice = { name: 'invoice.pdf', content: await openAsBlob('invoice.pdf') };
const file = await loadline.upload('/omsapi/files/upload', invoice, {
  subject: 'trust',
  id: trust.id,
  type: 'CI',
});
console.log(file.fileId, file.name, file.kind, file.size);
