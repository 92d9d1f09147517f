import { postCodeLength } from '../codes/country.ts';
import { countrySpellings, folded } from '../imports/import.words.ts';
import { recordSubject } from '../imports/record.ts';
import { address } from './address.ts';

/** Addresses as something that is imported. */
export const addressSubject = recordSubject({
  of: address,
  name: 'addresses',
  access: 'profile:edit',
  label: { zh: '地址', en: 'Addresses' },
  one: { zh: '地址', en: 'address' },
  sameBy: ['type', 'company', 'address'],
  alsoCalled: {
    type: ['地址类型', 'Address type'],
    company: ['公司名称', '公司名', 'Company name'],
    contact: ['姓名', '收件人', '发件人', 'Contact name', 'Name'],
    phone: ['手机', '手机号', '联系电话', '电话号码', 'Tel', 'Mobile', 'Phone number'],
    country: ['国家代码', '国家/地区', 'Country code'],
    state: ['省', '省份', '州', '省/州', 'Province', 'State/province'],
    city: ['市'],
    address: ['详细地址', '地址一', 'Address line 1', 'Street'],
    postCode: ['邮政编码', 'Postal code', 'ZIP', 'ZIP code'],
    remark: ['Remarks', 'Note'],
  },
  notes: {
    address: {
      zh: '类型、公司和地址都相同的视为同一地址：已有的会被更新',
      en: 'Entries of the same type, company and address are the same: existing ones are updated',
    },
    company: { zh: '个人可留空', en: 'May be blank for a person' },
    remark: { zh: '留空不改变已有内容', en: 'Blank leaves what is there' },
  },
  mend: (key, digits, cellOf) => {
    const country = countrySpellings.get(folded(cellOf('country')));
    const length = country && postCodeLength.get(country);
    return key === 'postCode' && length ? digits.padStart(length, '0') : digits;
  },
});
