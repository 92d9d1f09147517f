/** The phrases of the back office; the public pages never load them. One block per subject. */
export const phrases = {
  office: {
    more: 'More',
  },
} as const;
