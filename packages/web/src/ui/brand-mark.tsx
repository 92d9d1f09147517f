import './styles/brand.css';

/** The load line: a circle crossed by a line. */
function BrandMark({ size = 24 }: { size?: number | undefined }) {
  return (
    <svg className="brand-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle className="brand-mark__circle" cx="16" cy="16" r="9.5" strokeWidth="3" />
      <path className="brand-mark__line" d="M1.5 16h29" strokeWidth="3.4" />
    </svg>
  );
}

/** Mark and words as the header shows them; a host's own logo image takes the place of the mark. */
export function Brand({
  name,
  suffix,
  logo,
}: {
  name: string;
  suffix?: string | undefined;
  logo?: string | undefined;
}) {
  return (
    <span className="brand">
      {logo ? <img className="brand__logo" src={logo} alt="" /> : <BrandMark />}
      <b className="brand__name">{name}</b>
      {suffix ? <span className="brand__suffix">{suffix}</span> : null}
    </span>
  );
}
