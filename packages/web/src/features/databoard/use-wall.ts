import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wearScheme } from '../../kernel/scheme.ts';
import { store, stored } from '../../kernel/stored.ts';

type Look = 'dark' | 'light';

interface Wall {
  /** Goes on the element that fills the screen. */
  readonly wall: RefObject<HTMLDivElement | null>;
  readonly look: Look;
  turnLook(): void;
  readonly isFull: boolean;
  /** Undefined where the browser cannot. */
  readonly turnFull: (() => void) | undefined;
}

/** How the board looks: dark unless this browser was told otherwise, and only as long as it is open; on the whole screen if asked. */
export function useWall(): Wall {
  const wall = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look>(() => (stored('databoard.look') === 'light' ? 'light' : 'dark'));
  useEffect(() => {
    document.documentElement.dataset.theme = look;
    return wearScheme;
  }, [look]);
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null);
  const turnFull = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : wall.current?.requestFullscreen());
  return {
    wall,
    look,
    turnLook: () => {
      const next = look === 'dark' ? 'light' : 'dark';
      store('databoard.look', next);
      setLook(next);
    },
    isFull,
    turnFull: document.fullscreenEnabled ? turnFull : undefined,
  };
}

function onFullScreen(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
