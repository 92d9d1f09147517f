import { CargoSection } from './cargo-section.tsx';
import { Hero } from './hero.tsx';
import { ModeSection } from './mode-section.tsx';
import { OfficeSection } from './office-section.tsx';
import { Promises } from './promises.tsx';
import './home.css';

export function HomePage() {
  return (
    <main id="main" className="home">
      <Hero />
      <Promises />
      <ModeSection />
      <CargoSection />
      <OfficeSection />
    </main>
  );
}
