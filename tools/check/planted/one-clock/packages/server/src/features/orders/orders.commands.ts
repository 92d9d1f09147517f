export function dayOfOrder(): string {
  return new Date().toISOString().slice(0, 10);
}

export function isLate(deadline: number): boolean {
  return deadline < Date.now();
}
