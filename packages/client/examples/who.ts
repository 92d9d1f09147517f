import { loadline } from './loadline.ts';

const me = await loadline.get('/adminapi/session/user');
console.log(me.name, me.company.en, me.permissions);
