/** How the office looks: what somebody chose, or as their system says. */
export const schemes = ['light', 'dark', 'system'] as const;

export type Scheme = (typeof schemes)[number];

/** The cookie that brings the choice to the server. */
export const schemeCookie = 'scheme';
