import { createContext, type ReactNode, Suspense, use, useEffect } from 'react';

/** Called when a part of the page has been taken over by React. */
export const WakingContext = createContext(() => {});

/** Tells that all in it but its late parts is awake. */
export function Awake({ children }: { children: ReactNode }) {
  const tell = use(WakingContext);
  useEffect(() => tell(), [tell]);
  return children;
}

/** A part whose code is fetched apart. */
export function LatePart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Awake>{children}</Awake>
    </Suspense>
  );
}
