/**
 * The one script that does not wait for the others: it keeps what is pressed before their code is there, and presses it
 * again when the page says that it is awake. Links and real forms go their way without.
 */
let pressed: HTMLButtonElement | undefined;
const listening = new AbortController();

const keep = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && (button.type === 'button' || button.form?.method === 'dialog')) pressed = button;
};
const pressAgain = () => {
  listening.abort();
  pressed?.click();
};
document.addEventListener('click', keep, { capture: true, signal: listening.signal });
document.addEventListener('awake', pressAgain, { signal: listening.signal });
