/** The phrases of margins by order, customer, product and month. */
export const phrases = {
  margins: {
    unit: { name: 'Margin', one: 'group', many: 'groups' },
    tabs: 'Grouped by',
    by: { order: 'Order', customer: 'Customer', product: 'Product', month: 'Month' },
    days: 'Fee date',
    noOrder: 'No order',
    noProduct: 'No product',
    percent: '{percent} %',
    without_one: '{count} charge without a cost',
    without_other: '{count} charges without a cost',
    unrated_one: '{count} charge without a rate',
    unrated_other: '{count} charges without a rate',
    total: { charged: 'Charged', cost: 'Cost', margin: 'Margin' },
    none: 'Nothing was charged',
    noneDetail: 'Change the days or the filters',
  },
} as const;
