<?php
declare( strict_types=1 );

namespace Larder\Tests\Boot;

use Larder\Tests\Support\WordPressTestCase;

/**
 * Themes and plugins call WordPress's filters by themselves, with less than WordPress gives, and give back what is not text.
 */
final class ForeignCallsTest extends WordPressTestCase {

	public function test_a_filter_with_less_than_wordpress_gives_leaves_the_value_alone(): void {
		foreach ( [
			'get_the_excerpt',
			'the_content',
			'comment_text',
			'post_thumbnail_html',
			'enter_title_here',
			'template_include',
			'comment_form_field_comment',
			'get_canonical_url',
		] as $filter ) {
			self::assertIsString( apply_filters( $filter, 'words' ), $filter );
		}
	}

	public function test_a_value_that_another_plugin_has_emptied_stays_so(): void {
		$ours = [
			[ 'get_the_excerpt', [] ],
			[ 'the_content', [] ],
			[ 'comment_text', [ (object) [ 'comment_ID' => '7' ] ] ],
			[ 'post_thumbnail_html', [ null, null, null ] ],
			[ 'template_include', [] ],
			[ 'comment_form_field_comment', [] ],
			[ 'get_canonical_url', [ null ] ],
		];
		foreach ( $ours as [ $filter, $rest ] ) {
			$hook = self::own_callbacks( $filter );
			self::assertTrue( $hook->has_filters(), $filter );
			self::assertNull( $hook->apply_filters( null, [ null, ...$rest ] ), $filter );
		}
	}

	/**
	 * Returns those who listen to a filter without WordPress's own, some of which want a text.
	 */
	private static function own_callbacks( string $filter ): \WP_Hook {
		/** @var array<string, \WP_Hook> $filters */
		$filters = $GLOBALS['wp_filter'];
		$hook    = new \WP_Hook();
		/** @var array<int, array<string, array{function: callable, accepted_args: int}>> $all */
		$all = $filters[ $filter ]->callbacks;
		foreach ( $all as $priority => $callbacks ) {
			foreach ( $callbacks as [ 'function' => $function, 'accepted_args' => $count ] ) {
				$class = $function instanceof \Closure
					? (string) ( new \ReflectionFunction( $function ) )->getClosureScopeClass()?->getName()
					: '';
				if ( str_starts_with( $class, 'Larder\\' ) ) {
					$hook->add_filter( $filter, $function, $priority, $count );
				}
			}
		}
		return $hook;
	}
}
