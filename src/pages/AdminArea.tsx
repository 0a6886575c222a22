import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { AdminGuard } from '#src/features/auth/AdminGuard.tsx';
import { AdminLoading } from '#src/features/auth/AdminLoading.tsx';
import { Redirect } from '#src/features/auth/Redirect.tsx';
import { adminRoutes, paths } from '#src/lib/paths.ts';
import { Toasts } from '#src/ui/toast/Toasts.tsx';
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
    <>
      <Routes>
        <Route element={<AdminGuard />}>
          <Route element={<LoadingPages />}>
            <Route index element={<Redirect to={paths.adminBlog} />} />
            <Route path={adminRoutes.blog} element={<DashboardPage />} />
            <Route path={adminRoutes.newPost} element={<EditorPage key="new" />} />
            <Route path={adminRoutes.editPost} element={<EditorPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
      {/* Once for the area: what the editor says is seen on the dashboard. */}
      <Toasts />
    </>
  );
}

function LoadingPages() {
  return (
    <Suspense fallback={<AdminLoading />}>
      <Outlet />
    </Suspense>
  );
}
