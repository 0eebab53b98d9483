import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide';
import { Carousel } from '../../components/carousel/index.ts';
import { CourseCover } from '../../components/course-cover/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useWording } from '../../wording/index.ts';
import { Frame } from './HomeBanners.styles.ts';
import type { HomeBanner } from './home-state.ts';

/** Most banners that are shown: nobody turns further than five. */
const MOST = 5;

export interface HomeBannersProps {
  /** Null where there are none to show; the platform then introduces itself. */
  banners: readonly HomeBanner[] | null;
  loading: boolean;
  /** Whether they turn by themselves; left out, they do. */
  turning?: boolean | undefined;
}

/** What the platform puts forward, one at a time. The words stand beside the picture, never in it. */
export function HomeBanners({ banners, loading, turning = true }: HomeBannersProps) {
  const words = useWording().home;
  if (loading) return <Frame><Skeleton className="wt-banner" shape="block" /></Frame>;
  if (!banners || banners.length === 0) {
    return (
      <Frame>
        <section className="wt-banner" aria-label={words.banners}>
          <div className="wt-words">
            <p className="wt-title">{words.welcome}</p>
            <p className="wt-subtitle">{words.welcomeText}</p>
          </div>
          <CourseCover className="wt-picture" id="welcome" hue={210} squareCorners />
        </section>
      </Frame>
    );
  }
  return (
    <Frame>
      <Carousel
        label={words.banners}
        interval={turning ? undefined : 0}
        slides={banners.slice(0, MOST).map((banner) => ({ key: banner.id, content: <BannerSlide banner={banner} /> }))}
      />
    </Frame>
  );
}

function BannerSlide({ banner: { id, title, subtitle, image, courseId, href } }: { banner: HomeBanner }) {
  const words = useWording().home;
  return (
    <Place href={href}>
      <div className="wt-words">
        <p className="wt-title">{title}</p>
        {subtitle && <p className="wt-subtitle">{subtitle}</p>}
        {href !== null && (
          <span className="wt-go">
            {words.open}
            <Icon of={ArrowRight} size="sm" />
          </span>
        )}
      </div>
      <CourseCover className="wt-picture" id={id} hue={courseId ?? id} src={image} squareCorners />
    </Place>
  );
}

function Place({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <div className="wt-banner">{children}</div>;
  return <Anchor className="wt-banner" href={href}>{children}</Anchor>;
}
