;; pairs.scm -- a board is a list of positions (row column), the newest first

(define (adjoin row column board)
  (cons (list row column) board))

(define (attack? a b)
  (let ((rows (abs (- (car a) (car b))))
        (columns (abs (- (cadr a) (cadr b)))))
    (or (= rows 0) (= rows columns))))

(define (safe? column board)
  (accumulate (lambda (other safe) (and safe (not (attack? (car board) other))))
              #t
              (cdr board)))
