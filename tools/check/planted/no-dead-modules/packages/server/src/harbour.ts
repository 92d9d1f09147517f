export const harbour = 'Yantian';
