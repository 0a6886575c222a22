import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStartOver } from '#src/lib/navigation.ts';
import { postsQuery, readPostsQuery } from './posts-query.ts';

/** Browsers limit how often the address may change, so it changes when typing pauses. */
const pauseMs = 300;

/** Keeps the view of the posts in the address, so that Back and a reload show it again. */
export function usePostsView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => readPostsQuery(search));
  const query = postsQuery(view);
  useStartOver(() => setView(readPostsQuery(search)));

  useEffect(() => {
    if (query === search) return;
    const timer = setTimeout(() => void navigate({ search: query }, { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [query, search, navigate]);

  return [view, setView] as const;
}
