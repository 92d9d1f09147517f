export const stages = ['booked', 'flown'];
