/** How many are unread, as a bell has room for it: what it is called begins as what is seen. */
export function unreadShown(unread: number): number | string {
  return unread > 99 ? '99+' : unread;
}
