export async function call(path: string) {
  const answer = await fetch(path);
  return (await answer.json()) as unknown;
}
