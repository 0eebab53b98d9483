import { ArrowRight } from 'lucide-react';
import { Carousel } from '../../components/carousel/index.ts';
import { CourseCover } from '../../components/course-cover/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useWording } from '../../wording/index.ts';
import { BannerFrame, LinkedSlide, Slide } from './HomeBanners.styles.ts';
import type { HomeBanner } from './home-state.ts';

export interface HomeBannersProps {
  /** Null where there are none to show; the platform then introduces itself. */
  banners: readonly HomeBanner[] | null;
  loading: boolean;
}

/** What the platform puts forward, one at a time. The words stand beside the picture, never in it. */
export function HomeBanners({ banners, loading }: HomeBannersProps) {
  const words = useWording().home;
  if (loading) return <BannerFrame><Skeleton shape="block" /></BannerFrame>;
  if (!banners || banners.length === 0) {
    return (
      <BannerFrame>
        <Slide>
          <div className="wt-words">
            <p className="wt-title">{words.welcome}</p>
            <p className="wt-subtitle">{words.welcomeText}</p>
          </div>
          <CourseCover className="wt-picture" id="welcome" hue={210} squareCorners />
        </Slide>
      </BannerFrame>
    );
  }
  return (
    <BannerFrame>
      <Carousel
        label={words.banners}
        slides={banners.map((banner) => ({ key: banner.id, content: <BannerSlide banner={banner} /> }))}
      />
    </BannerFrame>
  );
}

function BannerSlide({ banner }: { banner: HomeBanner }) {
  const words = useWording().home;
  const content = (
    <>
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
    </>
  );
  return banner.href === null ? <Slide>{content}</Slide> : <LinkedSlide href={banner.href}>{content}</LinkedSlide>;
}
