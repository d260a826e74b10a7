q_name: one view at most, of: q_views
