/** Words that only a pick list on paper needs; everything else stands there under the labels of its fields. */
export const pickListWords = {
  picked: { zh: '已挑', en: 'Picked' },
  count: { zh: '共 {count} 件', en: 'Pieces: {count}' },
};
