import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide';
import { CourseCover } from '../../components/course-cover/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useWording } from '../../wording/index.ts';
import { Frame } from './HomeBanners.styles.ts';
import type { HomeBanner } from './home-state.ts';

/** Banners that have a place: one large, two beside each other below it. What comes after them is not shown. */
const PLACES = 3;

export interface HomeBannersProps {
  /** Null where there are none to show; the platform then introduces itself. */
  banners: readonly HomeBanner[] | null;
  loading: boolean;
}

/**
 * What the platform puts forward, all in sight at once: nothing moves by itself and nothing is hidden behind a
 * dot. The words stand beside the picture, never in it.
 */
export function HomeBanners({ banners, loading }: HomeBannersProps) {
  const words = useWording().home;
  if (loading) return <Frame as="div"><Skeleton className="wt-banner" shape="block" /></Frame>;
  if (!banners || banners.length === 0) {
    return (
      <Frame aria-label={words.banners}>
        <div className="wt-banner">
          <div className="wt-words">
            <p className="wt-title">{words.welcome}</p>
            <p className="wt-subtitle">{words.welcomeText}</p>
          </div>
          <CourseCover className="wt-picture" id="welcome" hue={210} squareCorners />
        </div>
      </Frame>
    );
  }
  return (
    <Frame aria-label={words.banners}>
      {banners.slice(0, PLACES).map((banner) => (
        <Place key={banner.id} href={banner.href}>
          <div className="wt-words">
            <p className="wt-title">{banner.title}</p>
            {banner.subtitle && <p className="wt-subtitle">{banner.subtitle}</p>}
            {banner.href !== null && (
              <span className="wt-go">
                {words.open}
                <Icon of={ArrowRight} size="sm" />
              </span>
            )}
          </div>
          <CourseCover className="wt-picture" id={banner.id} hue={banner.courseId ?? banner.id} src={banner.image} squareCorners />
        </Place>
      ))}
    </Frame>
  );
}

function Place({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <div className="wt-banner">{children}</div>;
  return <Anchor className="wt-banner" href={href}>{children}</Anchor>;
}
