import { recordExport } from '../imports/record.export.ts';
import { addressFilter } from './address.api.ts';
import { addressSubject } from './address-import.ts';

export const exportAddresses = recordExport(addressSubject, addressFilter);
