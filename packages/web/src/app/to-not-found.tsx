import { Navigate } from '@tanstack/react-router';

export function ToNotFound() {
  return <Navigate to="/404" replace />;
}
