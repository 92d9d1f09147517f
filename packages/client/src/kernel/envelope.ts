import { secondsUntil } from '../patience.ts';
import { LoadlineRefusal } from '../refusal.ts';

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** What an answer holds in its envelope; a refusal is thrown. The server answers by the types of the call. */
export async function dataIn<T>(response: Response): Promise<T> {
  const said = envelopeOf(await response.text());
  if (said?.code === 200) return said.data as T;
  throw refusalOf(response, said);
}

/** Throws what a call refused that would have given a file. */
export async function refuseUnlessFile(response: Response): Promise<void> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  // Every file is a download: what is not was refused, with status 200 where the business forbids it.
  if (response.ok && (!isJson || response.headers.has('content-disposition'))) return;
  throw refusalOf(response, envelopeOf(await response.text()));
}

function refusalOf({ status, statusText, headers }: Response, said: Envelope | undefined): LoadlineRefusal {
  const isLater = headers.has('retry-after');
  return new LoadlineRefusal({
    status,
    code: said?.code ?? status,
    message: said?.message ?? (statusText || `HTTP ${status}`),
    data: said?.data ?? null,
    retryAfterSeconds: isLater ? secondsUntil(headers.get('retry-after')) : undefined,
  });
}

/** What stands between us and the portal may answer in its own words. */
function envelopeOf(text: string): Envelope | undefined {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null && 'code' in said ? (said as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
