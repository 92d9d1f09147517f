import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id, list, optional } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { brandImagePath } from '../site/host.ts';
import { hostEntry } from './host.ts';

const hosts = list(group(hostEntry.fields, { label: hostEntry.label }), {
  label: { zh: '站点', en: 'Sites' },
});

/** The largest image of a brand, in MB. */
export const brandImageMegabytes = 0.2;

export const listHosts = endpoint('GET /opsapi/hosts', {
  access: 'op:host:edit',
  title: { zh: '站点列表', en: 'List sites' },
  answer: hosts,
});

/** Without a version a new host (refused when it is there), with one a change of it. Visitors see it within a minute. */
export const saveHost = endpoint('POST /opsapi/hosts/save', {
  access: 'op:host:edit',
  title: { zh: '保存站点', en: 'Save a site' },
  body: {
    version: optional(versionField),
    ...pick(
      hostEntry,
      'host',
      'labelZh',
      'labelEn',
      'logoId',
      'faviconId',
      'shipHwc',
      'calculatorLabelZh',
      'calculatorLabelEn',
      'calculatorAction',
    ),
  },
  answer: hosts,
});

export const deleteHost = endpoint('POST /opsapi/hosts/delete', {
  access: 'op:host:edit',
  title: { zh: '删除站点', en: 'Delete a site' },
  body: { host: hostEntry.fields.host, version: versionField },
  answer: hosts,
});

/** Takes a logo or favicon (png, jpg or ico, at most 0.2 MB, told by its content); `id` is then saved with a host. */
export const uploadBrandImage = endpoint('POST /opsapi/hosts/image', {
  access: 'op:host:edit',
  title: { zh: '上传站点图片', en: 'Upload an image of a site' },
  upload: {
    field: 'file',
    label: { zh: '图片', en: 'Image' },
    types: ['png', 'jpg', 'ico'],
    megabytes: brandImageMegabytes,
  },
  answer: group({ id: id({ label: { zh: '图片', en: 'Image' } }) }, { label: { zh: '图片', en: 'Image' } }),
});

/** A logo or favicon that some host uses; anything else is not found. May be cached for a day: an id never changes its content. */
export const brandImage = endpoint(`GET ${brandImagePath}`, {
  access: 'public',
  title: { zh: '站点图片', en: 'Image of a site' },
  query: { id: id({ label: { zh: '图片', en: 'Image' } }) },
  answer: { kind: 'file', type: 'png' } as const,
});
