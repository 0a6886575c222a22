import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage.tsx';

const DashboardPage = lazy(async () => ({
  default: (await import('./admin/DashboardPage.tsx')).DashboardPage,
}));
const EditorPage = lazy(async () => ({
  default: (await import('./admin/EditorPage.tsx')).EditorPage,
}));

/** The owner's part of the site; its pages come in chunks that no visitor loads. */
export function AdminArea() {
  return (
    <Suspense>
      <Routes>
        <Route path="blog" element={<DashboardPage />} />
        <Route path="blog/new" element={<EditorPage key="new" />} />
        <Route path="blog/edit/:id" element={<EditorPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
