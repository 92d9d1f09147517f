import './styles/drawing.css';

const waves = (top: number) =>
  `M0 ${top + 26}h180M240 ${top + 26}h320M620 ${top + 26}h160M860 ${top + 26}h420` +
  `M60 ${top + 54}h260M380 ${top + 54}h140M600 ${top + 54}h360M1020 ${top + 54}h240M1320 ${top + 54}h120` +
  `M0 ${top + 84}h120M200 ${top + 84}h420M700 ${top + 84}h220M1000 ${top + 84}h300` +
  `M140 ${top + 116}h260M520 ${top + 116}h180M800 ${top + 116}h420`;

function Sea({ top }: { top: number }) {
  return (
    <>
      <rect className="drawing__sea" y={top} width="1440" height={400 - top} />
      <path className="drawing__waterline" d={`M0 ${top}h1440`} />
      <path className="drawing__waves" d={waves(top)} />
    </>
  );
}

function Scale() {
  return (
    <g className="drawing__scale">
      <path d="M1290 120v210M1290 120h18M1290 172h10M1290 224h18M1290 276h10M1290 328h18" />
      <text x="1316" y="229">
        −2 m
      </text>
      <text x="1316" y="333">
        −4 m
      </text>
    </g>
  );
}

/** Not found: the mark lies under the water line. */
function Sunk() {
  return (
    <>
      <Sea top={120} />
      <circle className="drawing__hull" cx="1060" cy="262" r="74" />
      <path className="drawing__line" d="M930 276 1190 248" />
      <path className="drawing__rope" d="M1060 172v-70" />
      <circle className="drawing__float" cx="1060" cy="96" r="5" />
      <Scale />
    </>
  );
}

/** No permission: the mark floats as it should, behind a closed boom. */
function Barred() {
  return (
    <>
      <Sea top={190} />
      <circle className="drawing__hull drawing__hull--open" cx="1180" cy="190" r="74" />
      <path className="drawing__line" d="M1050 190h260" />
      <path className="drawing__post" d="M930 70v224" />
      <path className="drawing__boom" d="M930 98 1400 84" />
      <path className="drawing__stripes" d="M930 98 1400 84" />
      <path className="drawing__boom-edge" d="M930 92.5 1400 78.5M930 103.5 1400 89.5" />
    </>
  );
}

/** The drawing of the 404 and 403 pages, as wide as its place. Decoration: the words beside it say everything. */
export function LoadLineDrawing({ scene }: { scene: 'sunk' | 'barred' }) {
  return (
    <svg className="drawing" viewBox="0 0 1440 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {scene === 'sunk' ? <Sunk /> : <Barred />}
    </svg>
  );
}

/** The small mark on the water above an empty list. */
export function EmptyDrawing() {
  return (
    <svg className="drawing-empty" width="72" height="48" viewBox="0 0 72 48" aria-hidden="true">
      <path className="drawing-empty__waterline" d="M0 26h72" />
      <path className="drawing-empty__waves" d="M8 33h18M34 33h26M16 40h34" />
      <circle className="drawing-empty__hull" cx="36" cy="26" r="13" />
      <path className="drawing-empty__line" d="M16 26h40" />
    </svg>
  );
}
