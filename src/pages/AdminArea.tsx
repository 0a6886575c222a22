import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { AdminBar, type AdminBarProps } from '#src/features/auth/AdminBar.tsx';
import { AdminGuard, AdminLoading, Redirect } from '#src/features/auth/AdminGuard.tsx';
import { useNewLeadCount } from '#src/features/lead-desk/new-leads.ts';
import { postHistoryRoute } from '#src/lib/admin-paths.ts';
import { adminRoutes, paths } from '#src/lib/paths.ts';
import { Toasts } from '#src/ui/Toasts.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const DashboardPage = lazy(async () => ({
  default: (await import('./admin/DashboardPage.tsx')).DashboardPage,
}));
const LeadsPage = lazy(async () => ({
  default: (await import('./admin/LeadsPage.tsx')).LeadsPage,
}));
const LeadPage = lazy(async () => ({
  default: (await import('./admin/LeadPage.tsx')).LeadPage,
}));
const EditorPage = lazy(async () => ({
  default: (await import('./admin/EditorPage.tsx')).EditorPage,
}));
const HistoryPage = lazy(async () => ({
  default: (await import('./admin/HistoryPage.tsx')).HistoryPage,
}));
const SiteDetailsPage = lazy(async () => ({
  default: (await import('./admin/SiteDetailsPage.tsx')).SiteDetailsPage,
}));

/** The admin area. Its pages are in chunks that public pages never load. */
export function AdminArea() {
  return (
    <>
      <Routes>
        <Route element={<AdminGuard bar={(admin) => <Bar {...admin} />} />}>
          <Route element={<LoadingPages />}>
            <Route index element={<Redirect to={paths.adminBlog} />} />
            <Route path={adminRoutes.blog} element={<DashboardPage />} />
            <Route path={adminRoutes.newPost} element={<EditorPage key="new" />} />
            <Route path={adminRoutes.editPost} element={<EditorPage />} />
            <Route path={postHistoryRoute} element={<HistoryPage />} />
            <Route path={adminRoutes.leads} element={<LeadsPage />} />
            <Route path={adminRoutes.lead} element={<LeadPage />} />
            <Route path={adminRoutes.site} element={<SiteDetailsPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
      {/* Shared by the whole area because a toast of the editor shows on the dashboard. */}
      <Toasts />
    </>
  );
}

function Bar(admin: AdminBarProps) {
  return <AdminBar {...admin} newLeads={useNewLeadCount()} />;
}

function LoadingPages() {
  return (
    <Suspense fallback={<AdminLoading />}>
      <Outlet />
    </Suspense>
  );
}
