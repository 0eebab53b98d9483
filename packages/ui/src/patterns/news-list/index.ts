export { NewsBlock, type NewsBlockProps } from './NewsBlock.tsx';
export { NewsList, type NewsItem, type NewsListProps } from './NewsList.tsx';
export { NewsListSkeleton } from './NewsListSkeleton.tsx';
